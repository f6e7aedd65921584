import{a,b,c,d}from"./chunk-YGUK7J5X.js";import"./chunk-IQTOQKGF.js";export{b as i,c as n,a as r,d as t};
