import { familyNames } from '../choices/families.js'
import { packageManagers } from '../choices/packageManagers.js'
import { templateNames } from '../choices/templateNames.js'

export const help = `npm create portico [folder]: a new site with a connect button

  folder               the target folder, "." for the current one
  --template NAME      ${templateNames.join(', ')}
  --families LIST      chain families: ${familyNames.join(',')}
  --services URL       the URL of your Portico server
  --email              embedded wallet with e-mail login; needs --services, --vault and --project-id
  --vault URL          the URL of the vault
  --project-id ID      the project id of the site at your server
  --name NAME          the package name (default: the folder's name)
  --package-manager X  ${packageManagers.join(', ')} (default: the one that runs this)
  --yes                no prompts: use the defaults
  --force              write into a folder that is not empty
  --help               print this

  npm create portico my-site -- --template next --families eip155,solana
`
