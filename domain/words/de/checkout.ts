export const checkoutWords = {} as const satisfies Record<string, string>
