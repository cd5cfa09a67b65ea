export function checkIntegrity(folder: string): Promise<string[]>
