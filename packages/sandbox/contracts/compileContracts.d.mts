/** By name, the code that creates each contract of a file. */
export declare function compileContracts(file: string | URL): Promise<Readonly<Record<string, `0x${string}`>>>
