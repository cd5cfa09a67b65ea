export type Machine = { os: string; cpu: string; libc: string | undefined }

export function readMachine(): Machine
export function isFor(entry: { os?: string[]; cpu?: string[]; libc?: string[] }, machine: Machine): boolean
