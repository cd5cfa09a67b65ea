export function openTcpSwitch(
  getPorts: () => readonly number[],
  port?: number,
): Promise<{ port: number; close(): void }>
