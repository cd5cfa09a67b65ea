export function openTcpSwitch(getPorts: () => readonly number[]): Promise<{ port: number; close(): void }>
