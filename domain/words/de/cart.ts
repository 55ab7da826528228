export const cartWords = {} as const satisfies Record<string, string>
