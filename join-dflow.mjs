import sharp from 'sharp';
const [,, out, ...ins]=process.argv;
const metas=await Promise.all(ins.map(f=>sharp(f).metadata()));
const W=metas.reduce((s,m)=>s+m.width+6,0),H=Math.max(...metas.map(m=>m.height));
let x=0;const comp=ins.map((f,i)=>{const c={input:f,left:x,top:0};x+=metas[i].width+6;return c});
await sharp({create:{width:W,height:H,channels:3,background:'#f0f'}}).composite(comp).png().toFile(out);
