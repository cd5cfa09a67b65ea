export function seedChain(url: string): Promise<void>
