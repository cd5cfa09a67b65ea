export const areas: Record<string, { mutate: string[]; tests: string }>
