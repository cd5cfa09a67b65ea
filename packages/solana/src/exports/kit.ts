export { getKitSigner, type KitSigner } from '../kit/getKitSigner.js'
