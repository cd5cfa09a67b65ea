export function describePlatform(name: string): { cpu?: string[]; libc?: string[]; os?: string[] }
