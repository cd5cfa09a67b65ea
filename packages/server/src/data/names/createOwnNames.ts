import type { Database } from '../../database/Database.js'
import type { NameRecord, NameRefusal, NameRegistrar } from '../DataProviders.js'
import { formatLook } from './parseLabel.js'

const refusals: Readonly<Record<string, NameRefusal>> = {
  names_pkey: 'taken',
  names_look: 'looks_taken',
  names_owner: 'has_one',
}

export function createOwnNames(database: Database, zone: string): NameRegistrar {
  async function findRecord(label: string): Promise<NameRecord | undefined> {
    return await database<NameRecord[]>`
      select label, address, coin_type, is_contract, registered_at from names
      where zone = ${zone} and label = ${label}`.first()
  }

  return {
    zone,
    findRecord,
    async findLabel(address) {
      const [row] = await database<Pick<NameRecord, 'label'>[]>`
        select label from names where zone = ${zone} and address = ${address.toLowerCase()}`
      return row?.label
    },
    async findTaken(labels) {
      const looks = labels.map(formatLook)
      const rows = await database<{ look: string }[]>`
        select look from names where zone = ${zone} and look = any(${looks})`
      const taken = new Set(rows.map(({ look }) => look))
      return new Set(labels.filter(label => taken.has(formatLook(label))))
    },
    async register(record) {
      const { label, address } = record
      const row = { ...record, zone, look: formatLook(label), address: address.toLowerCase() }
      try {
        await database`insert into names ${database(row)}`
        return undefined
      } catch (cause) {
        // Of two concurrent registrations the database rejects one, naming the violated constraint.
        const { constraint: rule } = cause as { constraint?: string } // the driver sets it on its errors
        const refusal = rule === undefined ? undefined : refusals[rule]
        if (!refusal) throw cause
        return refusal
      }
    },
  }
}
