import type { Sql } from 'postgres'

/** A pool of connections to PostgreSQL. */
export type Database = Sql
