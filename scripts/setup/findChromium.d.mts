export function findChromium(): string | undefined
export function findChromiumShell(): string | undefined
export function getChromiumArguments(): string[]
export const turnedOffByPlaywright: readonly string[]
