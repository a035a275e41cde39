export default async ({p,shot,base,lang})=>{
  await p.goto(base+'/demo-cafe/delivery');
  await p.locator('order-app').waitFor();
  const d=p.getByRole('dialog').filter({visible:true}).last();
  await p.getByRole('searchbox').waitFor({timeout:15000});
  await shot('sheet');
  await p.getByRole('searchbox').fill('salm');
  await shot('search');
  await p.getByRole('button',{name:/Salmiya|السالمية/}).first().scrollIntoViewIfNeeded();
  await p.getByRole('button',{name:/^Use my location|^استخدم موقعي/}).click();
  await shot('located');
  await p.getByRole('button',{name:/^Deliver here|^وصّلوا/}).click();
  await shot('menu');
}
