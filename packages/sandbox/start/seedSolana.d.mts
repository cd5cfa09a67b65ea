export function seedSolana(url: string): Promise<void>
