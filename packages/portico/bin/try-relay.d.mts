export declare const tryRelayHelp: string
export declare function runTryRelay(args: readonly string[], print?: (text: string) => void): Promise<boolean>
