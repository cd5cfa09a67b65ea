import type { Database } from '../src/exports/index.js'

export interface Catalogue {
  /** By table and column. */
  columns: Readonly<Record<string, { type: string; isRequired: boolean }>>
  /** What must hold of the rows of a table: each rule with the columns that it is about. */
  rules: Readonly<Record<string, readonly string[]>>
}

/** What a database asks of those who write to it. */
export async function readCatalogue(database: Database): Promise<Catalogue> {
  const columns = await database<{ name: string; type: string; isRequired: boolean }[]>`
    select relname || '.' || attname as name, format_type(atttypid, atttypmod) as type,
      attnotnull and not atthasdef and attidentity = '' as "isRequired"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped`
  const rules = await database<{ name: string; columns: string[] }[]>`
    select relname || ': ' || pg_get_constraintdef(pg_constraint.oid) as name,
      array(select relname || '.' || attname from pg_attribute
        where attrelid = conrelid and attnum = any(conkey))::text[] as columns
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where relnamespace = 'public'::regnamespace
    union
    select indrelid::regclass || ': ' || replace(pg_get_indexdef(indexrelid), ' public.', ' '),
      array(select indrelid::regclass || '.' || attname from pg_attribute
        where attrelid = indrelid and attnum = any(indkey))::text[]
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and indisunique
      and not exists (select from pg_constraint where conindid = indexrelid)`
  return {
    columns: Object.fromEntries(columns.map(({ name, ...rest }) => [name, rest])),
    rules: Object.fromEntries(rules.map(rule => [rule.name, rule.columns])),
  }
}

/** Why a server that knows the schema of before cannot work with that of after. */
export function findBreaks(before: Catalogue, after: Catalogue): string[] {
  const tables = new Set(Object.keys(before.columns).map(name => name.split('.')[0]))
  const gone = Object.entries(before.columns).flatMap(([name, { type, isRequired }]) => {
    const now = after.columns[name]
    if (!now) return [`${name} is gone`]
    if (now.type !== type) return [`${name} is of another type`]
    return now.isRequired && !isRequired ? [`${name} has to be given`] : []
  })
  const asked = Object.entries(after.columns).flatMap(([name, { isRequired }]) =>
    isRequired && !before.columns[name] && tables.has(name.split('.')[0]) ? [`${name} has to be given`] : [],
  )
  const rules = Object.entries(after.rules).flatMap(([rule, columns]) =>
    !before.rules[rule] && columns.some(name => before.columns[name]) ? [`a new rule, ${rule}`] : [],
  )
  return [...gone, ...asked, ...rules]
}
