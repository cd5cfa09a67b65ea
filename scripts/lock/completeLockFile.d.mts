type Entry = Readonly<Record<string, unknown>>

export function completeLockFile(
  packages: Readonly<Record<string, Entry>>,
  lookUp: (name: string, version: string) => Promise<Entry | undefined>,
): Promise<{ packages: Record<string, Entry>; added: string[]; pinned: string[]; unseen: string[] }>
