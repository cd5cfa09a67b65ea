import { familyNames } from '../choices/families.js'
import { packageManagers } from '../choices/packageManagers.js'
import { templateNames } from '../choices/templateNames.js'

export const help = `npm create portico [folder]: a new site with a connect button

  folder               where it is made, "." for here
  --template NAME      ${templateNames.join(', ')}
  --families LIST      chain families: ${familyNames.join(',')}
  --services URL       the address of your Portico server
  --email              wallets by e-mail; needs --services, --vault and --project-id
  --vault URL          the address of the vault of these wallets
  --project-id ID      the id by which your server knows the site
  --name NAME          of the package, where it is not that of the folder
  --package-manager X  ${packageManagers.join(', ')}; else the one that runs this
  --yes                ask nothing: what is not said is as usual
  --force              write into a folder that is not empty
  --help               print this

  npm create portico my-site -- --template next --families eip155,solana
`
