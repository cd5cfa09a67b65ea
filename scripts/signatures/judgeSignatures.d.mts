export function judgeSignatures(report: string): { problems: string[]; skipped?: string }
