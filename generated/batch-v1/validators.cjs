// Generated from openapi/ by `npm run codegen`. Never edited by hand.
'use strict'
module.exports = ((formats) => {
const exports = {};
{
"use strict";}
{
"use strict";
exports["{\"properties\":{\"body\":{\"$ref\":\"#/components/schemas/Batch\"}}}"] = validate0;
const schema0 = {"properties":{"body":{"$ref":"#/components/schemas/Batch"}}};
const schema1 = {"type":"object","description":"The requests of a batch, and how to handle invalid ones.","required":["requests"],"properties":{"validation":{"type":"string","description":"How to handle invalid requests. With `normal`, the valid requests run. With `require-all-validate`, no request runs unless all of them are valid.","enum":["require-all-validate","normal"],"default":"normal","example":"normal"},"requests":{"type":"array","description":"The requests, in the order in which to run them.","maxItems":25,"items":{"$ref":"#/components/schemas/BatchRequest"}}}};
const schema2 = {"type":"object","description":"One request of a batch.","required":["path"],"properties":{"method":{"type":"string","description":"The HTTP method.","enum":["POST","PUT","PATCH","DELETE"],"default":"POST","example":"POST"},"path":{"type":"string","description":"The path of the request, relative to the REST root. Can include a query string.","maxLength":8000,"example":"/cms/v2/tags?_fields=id"},"body":{"type":"object","description":"The request body.","additionalProperties":true,"example":{"name":"Moorings"}},"headers":{"type":"object","description":"The request headers. They cannot change the user: every request runs as the caller of the batch.","additionalProperties":{"oneOf":[{"type":"string","description":"A header value.","maxLength":8000,"example":"one"},{"type":"array","description":"A list of header values.","maxItems":100,"items":{"type":"string","description":"A header value.","maxLength":8000,"example":"one"}}]},"example":{"X-Note":"one"}}}};
const func0 = require("ajv/dist/runtime/ucs2length").default;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.validation === undefined){
data.validation = "normal";
}
if(data.requests === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requests"},message:"must have required property '"+"requests"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
let data0 = data.validation;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/validation",schemaPath:"#/properties/validation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "require-all-validate") || (data0 === "normal"))){
const err2 = {instancePath:instancePath+"/validation",schemaPath:"#/properties/validation/enum",keyword:"enum",params:{allowedValues: schema1.properties.validation.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.requests !== undefined){
let data1 = data.requests;
if(Array.isArray(data1)){
if(data1.length > 25){
const err3 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"maxItems",params:{limit: 25},message:"must NOT have more than 25 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.method === undefined){
data2.method = "POST";
}
if(data2.path === undefined){
const err4 = {instancePath:instancePath+"/requests/" + i0,schemaPath:"#/components/schemas/BatchRequest/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
let data3 = data2.method;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/requests/" + i0+"/method",schemaPath:"#/components/schemas/BatchRequest/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data3 === "POST") || (data3 === "PUT")) || (data3 === "PATCH")) || (data3 === "DELETE"))){
const err6 = {instancePath:instancePath+"/requests/" + i0+"/method",schemaPath:"#/components/schemas/BatchRequest/properties/method/enum",keyword:"enum",params:{allowedValues: schema2.properties.method.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.path !== undefined){
let data4 = data2.path;
if(typeof data4 === "string"){
if(func0(data4) > 8000){
const err7 = {instancePath:instancePath+"/requests/" + i0+"/path",schemaPath:"#/components/schemas/BatchRequest/properties/path/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/requests/" + i0+"/path",schemaPath:"#/components/schemas/BatchRequest/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.body !== undefined){
let data5 = data2.body;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err9 = {instancePath:instancePath+"/requests/" + i0+"/body",schemaPath:"#/components/schemas/BatchRequest/properties/body/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.headers !== undefined){
let data6 = data2.headers;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
let data7 = data6[key0];
const _errs19 = errors;
let valid6 = false;
let passing0 = null;
const _errs20 = errors;
if(typeof data7 === "string"){
if(func0(data7) > 8000){
const err10 = {instancePath:instancePath+"/requests/" + i0+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/BatchRequest/properties/headers/additionalProperties/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/requests/" + i0+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/BatchRequest/properties/headers/additionalProperties/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs20 === errors;
if(_valid0){
valid6 = true;
passing0 = 0;
}
const _errs22 = errors;
if(Array.isArray(data7)){
if(data7.length > 100){
const err12 = {instancePath:instancePath+"/requests/" + i0+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/BatchRequest/properties/headers/additionalProperties/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(func0(data8) > 8000){
const err13 = {instancePath:instancePath+"/requests/" + i0+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/components/schemas/BatchRequest/properties/headers/additionalProperties/oneOf/1/items/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/requests/" + i0+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/components/schemas/BatchRequest/properties/headers/additionalProperties/oneOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/requests/" + i0+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/BatchRequest/properties/headers/additionalProperties/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs22 === errors;
if(_valid0 && valid6){
valid6 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid6 = true;
passing0 = 1;
}
}
if(!valid6){
const err16 = {instancePath:instancePath+"/requests/" + i0+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/components/schemas/BatchRequest/properties/headers/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/requests/" + i0+"/headers",schemaPath:"#/components/schemas/BatchRequest/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/requests/" + i0,schemaPath:"#/components/schemas/BatchRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"validation":true,"requests":true},"dynamicProps":false,"dynamicItems":false};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(validate1(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"body":true},"dynamicProps":false,"dynamicItems":false};
}
return exports;
});
