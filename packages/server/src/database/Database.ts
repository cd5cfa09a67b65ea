import type { ISql, Sql } from 'postgres'

/** A pool of connections to PostgreSQL. */
export type Database = Sql

/** Such a pool, or one transaction on it. */
export type Queries = ISql
