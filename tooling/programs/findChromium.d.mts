export function findChromium(): string | undefined
export function findChromiumShell(): string | undefined
