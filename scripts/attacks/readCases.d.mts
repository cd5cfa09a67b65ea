export function readCases(text: string): Map<string, string>
export function findIds(title: string): string[]
export function formatTable(
  cases: ReadonlyMap<string, string>,
  tests: readonly { title: string; passed: boolean }[],
): { lines: string[]; failed: string[] }
