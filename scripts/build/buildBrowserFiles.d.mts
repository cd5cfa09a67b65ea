export declare const browserActions: readonly string[]
export declare function buildBrowserFiles(): Promise<void>
