export type BranchesTables = {
  branches: { id: string; slug: string; name: string; position: number }
}
