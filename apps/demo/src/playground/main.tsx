import '../site/site.css'
import './Controls.css'
import './Preview.css'
import './panels.css'
import './playground.css'
import { mount } from '../site/mount.tsx'
import { Playground } from './Playground.tsx'

mount(<Playground />)
