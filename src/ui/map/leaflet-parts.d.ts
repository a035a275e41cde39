/** Leaflet's own modules, with the types that its bundle has. Only what is named here comes into the map's chunk. */
declare module 'leaflet/src/map/Map.js' {
  export { Map } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/SVG.js' {
  export { SVG } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/Polygon.js' {
  export { Polygon } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/Circle.js' {
  export { Circle } from 'leaflet';
}
declare module 'leaflet/src/layer/vector/CircleMarker.js' {
  export { CircleMarker } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/DivIcon.js' {
  export { DivIcon } from 'leaflet';
}
declare module 'leaflet/src/geo/LatLngBounds.js' {
  export { LatLngBounds } from 'leaflet';
}
declare module 'leaflet/src/dom/DomUtil.js' {
  /** Takes back what pressing a marker did to the window, which waits for the next key otherwise. */
  export function restoreOutline(): void;
}
declare module 'leaflet/src/map/handler/*.js' {}
