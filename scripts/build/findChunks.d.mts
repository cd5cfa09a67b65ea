export function chooseChunk(name: string, users: ReadonlySet<string>): string
export function findChunks(): Promise<ReadonlyMap<string, string>>
