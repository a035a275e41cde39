import { startWebkit } from '../hosts/webkit-driver.ts';
import { defineSuite } from './other-browser-suite.ts';

defineSuite('WebKit', startWebkit);
