export const buildDish = (id: string, name: string) => ({ id, name: { en: name }, price: 4 });

/** Categories of four dishes each: "Course 3" holds "Dish 3.1" to "Dish 3.4". */
export const buildCourses = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `course-${index + 1}`,
    name: { en: `Course ${index + 1}` },
    items: [1, 2, 3, 4].map((dishNumber) =>
      buildDish(`dish-${index + 1}-${dishNumber}`, `Dish ${index + 1}.${dishNumber}`),
    ),
  }));
