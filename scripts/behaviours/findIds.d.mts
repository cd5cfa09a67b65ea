export function findDefined(text: string): string[]
export function findUnlinked(text: string): string[]
export function findNamed(text: string, defined: readonly string[]): string[]
