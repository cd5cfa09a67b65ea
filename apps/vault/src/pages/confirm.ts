import '../ui/vault.css'
import { startConfirm } from '../popup/startConfirm.ts'

const root = document.getElementById('stage')
if (root) startConfirm(root)
