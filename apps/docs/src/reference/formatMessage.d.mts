export function formatMessage(node: unknown): string
