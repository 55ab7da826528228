export const menuWords = {} as const satisfies Record<string, string>
