/**
 * Shows the slab in the size that a tile has, until the large picture is there: who comes from another page of the site has
 * seen it on a tile, most often the one that was pressed, and the browser still holds it.
 */
const slab = document.currentScript?.previousElementSibling;
const large = slab?.querySelector("img");
if (slab instanceof HTMLElement && large && document.referrer.startsWith(`${location.origin}/`)) {
  const small = new Image();
  small.sizes = slab.dataset.tileSizes ?? "";
  small.srcset = large.srcset;
  small.onload = () => {
    slab.style.backgroundImage = `url("${small.currentSrc}")`;
  };
}
