export const shellWords = {} as const satisfies Record<string, string>
