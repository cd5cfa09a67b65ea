import { escrowTables, type StoredTable, serverTables } from './storedFields.js'

/** Markdown for docs/privacy.md. */
export function describeStoredFields(): string {
  return [
    '**The server**',
    ...Object.entries(serverTables).map(describeTable),
    '**The escrow**, in its own database',
    ...Object.entries(escrowTables).map(describeTable),
  ].join('\n\n')
}

function describeTable([name, { purpose, retention, columns }]: [string, StoredTable]): string {
  const rows = Object.entries(columns).map(([column, text]) => `| \`${column}\` | ${text} |`)
  return [
    `**\`${name}\`**: ${purpose}. Kept ${retention}.`,
    '',
    '| field | purpose |',
    '|---|---|',
    ...rows,
  ].join('\n')
}
