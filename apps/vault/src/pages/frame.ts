import '../ui/vault.css'
import { startFrame } from '../frame/startFrame.ts'

const root = document.getElementById('stage')
if (root) startFrame(root)
