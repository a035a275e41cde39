import { chromium } from '@playwright/test';
const [,, name='cafe', width='360', scheme='light', lang='en'] = process.argv;
const base='http://127.0.0.1:8531';
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const ctx = await b.newContext({viewport:{width:+width,height:+width<700?740:900},colorScheme:scheme,locale:lang==='ar'?'ar-KW':'en-GB',reducedMotion:'reduce', permissions:['geolocation'], geolocation:{latitude:29.335,longitude:48.07}});
const p = await ctx.newPage();
p.on('console',m=>{if(m.type()==='error'||m.type()==='warning')console.log('console',m.text().slice(0,300))});
p.on('pageerror',e=>console.log('pageerror',e.message));
let n=0; const shot=async(s)=>{await p.waitForTimeout(350);await p.screenshot({path:`/tmp/dflow-shots/${name}-${width}-${scheme}-${lang}-${++n}-${s}.png`})};
export {p,shot,base,ctx,b};
const steps=await import(`/tmp/wt/dflow/shots-${name}.mjs`);
try{await steps.default({p,shot,base,ctx,lang});}catch(e){console.log(String(e).slice(0,800));await shot('FAILED')}
await b.close();
