export function findValkey(): string | undefined
