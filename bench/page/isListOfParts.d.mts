export declare function isListOfParts(text: string): boolean
