import sharp from 'sharp';
const [out, ...names] = process.argv.slice(2);
const ims = await Promise.all(names.map(async (n) => { const m = await sharp(n).metadata(); const h=Math.min(m.height, 3000); return sharp(await sharp(n).extract({left:0,top:0,width:m.width,height:h}).toBuffer()).resize({width:360}).toBuffer({resolveWithObject:true}); }));
const W = ims.length*370, H = Math.max(...ims.map(i=>i.info.height));
await sharp({create:{width:W,height:H,channels:3,background:'#888'}}).composite(ims.map((i,k)=>({input:i.data,left:k*370,top:0}))).png().toFile(out);
