export const listName: string
export function hashFiles(folder: string): Promise<Record<string, string>>
