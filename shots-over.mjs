export default async ({p,shot,base,lang})=>{
  const ar=lang==='ar';
  await p.goto(base+'/demo-cafe/delivery');
  await p.getByRole('searchbox').first().waitFor({timeout:25000});
  await shot('sheet');
  await p.getByRole('button',{name:ar?/^استخدم موقعي/:/^Use my location/}).click();
  await p.getByRole('button',{name:ar?/^وصّلوا/:/^Deliver here/}).waitFor();
  await shot('answer');
  await p.getByRole('button',{name:ar?/^وصّلوا/:/^Deliver here/}).click();
  await p.getByRole('dialog').waitFor({state:'hidden'});
  await shot('menu');
  await p.context().setGeolocation({latitude:29.3811,longitude:47.9899});
  await p.getByRole('button',{name:ar?/تغيير/:/Deliver to.*Change/}).first().click();
  await p.getByRole('button',{name:ar?/^استخدم موقعي/:/^Use my location/}).click();
  await p.waitForTimeout(1200);
  await shot('outside');
}
