/** A dish with its price in euros, from which each kitchen's own price is computed. */
export type Dish = readonly [name: string, description: string, picture: string, euros: number];
type Sections = Readonly<Record<string, readonly Dish[]>>;

const SOFT_DRINKS: readonly Dish[] = [
  ['House lemonade', 'Lemon, mint, a little sugar.', 'lemonade', 3.2],
  ['Sparkling water', 'Half a litre, cold.', 'sparkling', 2.4],
  ['Cola', 'From the glass bottle.', 'cola', 2.8],
];
const TEA_AND_COFFEE: readonly Dish[] = [
  ['Filter coffee', 'A light roast, brewed by the cup.', 'coffee', 3.1],
  ['Matcha latte', 'Stone-ground, with oat milk.', 'matcha', 4.3],
  ['Ginger tea', 'Fresh ginger, honey on the side.', 'ginger-tea', 3],
];

/** Menus by cuisine. Each kitchen leaves out some dishes and has its own prices. */
export const MENUS = {
  pizza: {
    Pizza: [
      ['Margherita', 'San Marzano tomatoes, fior di latte, basil.', 'market/pizza', 8.5],
      ['Marinara', 'Tomatoes, garlic, oregano. No cheese, on purpose.', 'market/pizza', 7],
      ['Prosciutto e funghi', 'Cooked ham, field mushrooms, mozzarella.', 'market/pizza', 10.5],
      ['Quattro formaggi', 'Gorgonzola, provola, parmesan, mozzarella.', 'cheese', 11],
    ],
    Pasta: [
      ['Spaghetti al pomodoro', 'Slow tomato sauce, parmesan.', 'pasta-tomato', 9],
      ['Tagliatelle ai funghi', 'Mushrooms, thyme, cream.', 'pasta-mushroom', 11.5],
    ],
    Sweets: [['Torta di mele', 'Warm, with vanilla.', 'apple-pie', 5.5]],
    Drinks: SOFT_DRINKS,
  },
  burgers: {
    Burgers: [
      ['The house burger', 'Smashed beef, pickles, our own sauce.', 'burger', 9.5],
      ['Chicken burger', 'Buttermilk chicken, slaw, a soft bun.', 'burger-chicken', 9],
      ['Garden burger', 'Beetroot and bean patty, avocado.', 'burger-veggie', 9],
      ['Double cheese', 'Two patties, twice the cheddar.', 'burger', 12.5],
    ],
    Sides: [
      ['Fries', 'Cut here, fried twice.', 'fries', 3.8],
      ['Sweet potato wedges', 'Paprika, sour cream.', 'sweet-potato', 4.5],
      ['Hot dog', 'Beef sausage, onions, mustard.', 'market/hot-dog', 6],
    ],
    Drinks: SOFT_DRINKS,
  },
  sushi: {
    Sushi: [
      ['Salmon nigiri', 'Six pieces, brushed with soy.', 'market/sushi', 9.5],
      ['Tuna roll', 'Eight pieces, sesame, wasabi.', 'market/sushi', 8.5],
      ['Onigiri with plum', 'Rice, pickled plum, nori.', 'market/onigiri', 3.5],
    ],
    'From the kitchen': [
      ['Bento of the day', 'Rice, grilled fish, vegetables, pickles.', 'market/bento', 13.5],
      ['Prawn tempura', 'Five prawns, ginger dip.', 'market/tempura', 8],
      ['Tonkotsu ramen', 'Pork broth for eighteen hours, egg, leek.', 'market/ramen', 12.5],
    ],
    Sweets: [['Dango', 'Three rice dumplings, sweet soy glaze.', 'market/dango', 4]],
    Tea: [['Sencha', 'First harvest, a whole pot.', 'market/green-tea', 3.8]],
  },
  tacos: {
    Tacos: [
      ['Tacos al pastor', 'Marinated pork, pineapple, coriander.', 'market/taco', 8.5],
      ['Tacos de pescado', 'Fried fish, cabbage, chipotle cream.', 'market/taco', 9],
      ['Tacos de nopal', 'Grilled cactus, fresh cheese.', 'market/taco', 7.5],
    ],
    'More to hold': [
      ['Burrito', 'Rice, black beans, beef, salsa verde.', 'market/burrito', 9.8],
      ['Tamal', 'Steamed corn dough, chicken, mole.', 'market/tamal', 5],
      ['Guacamole', 'Mashed to order, corn chips.', 'avocado', 6],
    ],
    Drinks: [['Agua de mango', 'Mango, lime, crushed ice.', 'mango', 3.6], ...SOFT_DRINKS],
  },
  curry: {
    Curries: [
      ['Butter chicken', 'Tomato, cream, fenugreek.', 'market/curry', 11.5],
      ['Chana masala', 'Chickpeas, ginger, dried mango.', 'market/curry', 9],
      ['Prawn moilee', 'Coconut milk, curry leaves.', 'shrimp-bowl', 13],
      ['Palak paneer', 'Spinach, fresh cheese, garlic.', 'spinach', 10],
    ],
    'From the tandoor': [
      ['Garlic naan', 'Blistered, buttered.', 'flatbread-cheese', 3],
      ['Tandoori chicken', 'Half a bird, lime, onion.', 'chicken', 11],
    ],
    Drinks: [['Mango lassi', 'Alphonso mango, yoghurt.', 'mango', 4], ...SOFT_DRINKS.slice(0, 2)],
  },
  levant: {
    Mezze: [
      ['Falafel', 'Six pieces, tahini, pickled turnip.', 'falafel', 5.5],
      ['Tabbouleh', 'More parsley than anything else.', 'tabbouleh', 5.8],
      ['Fatayer', 'Spinach and sumac, four pieces.', 'fatayer', 5],
    ],
    Grill: [
      ['Shish taouk', 'Chicken, garlic cream, bread.', 'wrap', 9.5],
      ['Kofta', 'Lamb, parsley, grilled tomato.', 'meatballs', 10.5],
      ['Fish with lemon', 'From the coals, tarator.', 'fish-lemon', 14],
    ],
    Sweets: [
      ['Baklava', 'Pistachio, orange blossom.', 'baklava', 4.5],
      ['Kunafa', 'Warm, stringy, syrup on the side.', 'kunafa', 6],
    ],
    Drinks: SOFT_DRINKS.slice(0, 2),
  },
  bakery: {
    Bread: [
      ['Country loaf', 'Wheat and rye, two days of rest.', 'bread-butter', 4.8],
      ['Pretzel', 'Dark crust, coarse salt.', 'pretzel', 1.9],
      ['Olive flatbread', 'Black olives, rosemary.', 'flatbread-olive', 4.2],
    ],
    'From the oven': [
      ['Butter croissant', 'Twenty-seven layers.', 'croissant', 2.6],
      ['Chocolate croissant', 'Two bars inside.', 'croissant-chocolate', 3],
      ['Meat pie', 'Beef, ale, a lid of puff pastry.', 'market/pie', 6.5],
      ['Cheesecake', 'Baked, not set.', 'cheesecake', 4.9],
    ],
    'To drink': TEA_AND_COFFEE,
  },
  noodles: {
    Noodles: [
      ['Beef noodle soup', 'Star anise, chilli, pak choi.', 'market/ramen', 10.5],
      ['Dan dan noodles', 'Minced pork, sesame, Sichuan pepper.', 'market/takeout', 9.5],
      ['Fried rice with egg', 'Spring onion, soy, a fried egg.', 'market/rice', 8],
    ],
    Dumplings: [
      ['Pork dumplings', 'Ten, steamed or fried.', 'dumpling', 7.5],
      ['Vegetable dumplings', 'Cabbage, carrot, glass noodles.', 'dumpling', 7],
      ['Crab parcels', 'Crisp, with sweet chilli.', 'market/crab', 8.5],
    ],
    Drinks: [['Bubble tea', 'Black tea, milk, tapioca.', 'market/bubble-tea', 5], ...SOFT_DRINKS.slice(1)],
  },
  greens: {
    Bowls: [
      ['Avocado bowl', 'Quinoa, egg, pickled onion.', 'avocado-bowl', 10.5],
      ['Prawn bowl', 'Brown rice, mango, edamame.', 'shrimp-bowl', 12],
      ['Carrot bowl', 'Roasted carrots, lentils, dukkah.', 'carrot-bowl', 9.5],
    ],
    Salads: [
      ['Caesar', 'Cos, croutons, anchovy dressing.', 'caesar', 9],
      ['Leaf salad', 'What the market had this morning.', 'leaf-salad', 7],
    ],
    Juices: [
      ['Orange', 'Four oranges, nothing else.', 'orange-juice', 4.2],
      ['Apple', 'Cloudy, cold-pressed.', 'apple-juice', 3.9],
      ['Coconut water', 'From the nut.', 'market/coconut', 4.5],
    ],
  },
  sweets: {
    'Ice cream': [
      ['Two scoops', 'Ask what is in the tubs today.', 'market/ice-cream', 3.6],
      ['Sundae', 'Hot chocolate sauce, almonds.', 'sundae', 6.5],
      ['Soft serve', 'Vanilla, in a cone.', 'market/soft-serve', 2.8],
    ],
    Pastry: [
      ['Doughnut', 'Raspberry, sugar, still warm.', 'market/doughnut', 2.7],
      ['Cupcake', 'Lemon, buttercream.', 'market/cupcake', 3.2],
      ['Custard pudding', 'Dark caramel.', 'market/custard', 4],
      ['Chocolate fondant', 'Liquid inside.', 'fondant', 6],
    ],
    'To drink': TEA_AND_COFFEE,
  },
} as const satisfies Readonly<Record<string, Sections>>;

export type Cuisine = keyof typeof MENUS;
