export const listName: string
export function hashFiles(folder: string): Promise<Record<string, string>>
export function checkIntegrity(folder: string): Promise<string[]>
