import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../packages', import.meta.url))

/** The packages that export a chain family. EVM comes first, because most pages have it. */
export const familyPackages = readdirSync(packages)
  .filter(name => {
    const entry = `${packages}/${name}/src/exports/index.ts`
    return (
      existsSync(entry) &&
      /^export \{ \w+Family \} from '@portico\/core\/adapter'/m.test(readFileSync(entry, 'utf8'))
    )
  })
  .sort((one, other) => Number(other === 'evm') - Number(one === 'evm'))
