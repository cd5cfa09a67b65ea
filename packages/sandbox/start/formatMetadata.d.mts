/** What describes a collectible, as an address that holds all of it. */
export function formatMetadata(metadata: Readonly<Record<string, string>>): string
