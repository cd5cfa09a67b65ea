export function findCommonPart(users: readonly string[]): string
