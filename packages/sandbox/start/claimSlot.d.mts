export function claimSlot(): Promise<{ slot: number; release(): Promise<void> }>
