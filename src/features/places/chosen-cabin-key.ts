/** Where this browser keeps the slug of the cabin that the visitor starts from (decision 51). */
export const CHOSEN_CABIN_KEY = 'cabin';
